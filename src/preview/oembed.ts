/** What an oEmbed reader is told of a page (oembed.com, version 1.0). */
import { pictureOf } from './address.ts';
import { HEIGHT, WIDTH } from './box.ts';

export interface OEmbed {
  readonly version: '1.0';
  readonly type: 'link';
  readonly title: string;
  readonly provider_name: string;
  readonly provider_url: string;
  readonly thumbnail_url: string;
  readonly thumbnail_width: number;
  readonly thumbnail_height: number;
}

/** `site`: full address of the site, which every address in it begins with. */
export const makeOEmbed = (path: string, title: string, site: string): OEmbed => ({
  version: '1.0',
  type: 'link',
  title,
  provider_name: 'Ruling Lab',
  provider_url: new URL('/', site).href,
  thumbnail_url: new URL(pictureOf(path), site).href,
  thumbnail_width: WIDTH,
  thumbnail_height: HEIGHT,
});
