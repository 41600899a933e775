/**
 * /opensearch.xml: lets a browser search the rules from its address bar. Addresses in it are full
 * ones, as the standard wants.
 */
import type { APIRoute } from 'astro';

export const GET: APIRoute = ({ site }) => {
  const root = new URL('/', site).href;
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    '<ShortName>Ruling Lab</ShortName>',
    '<Description>Rules of the Digimon Card Game by number, keyword or words</Description>',
    '<InputEncoding>UTF-8</InputEncoding>',
    `<Image width="16" height="16" type="image/svg+xml">${root}favicon.svg</Image>`,
    `<Url type="text/html" template="${root}search/?q={searchTerms}"/>`,
    `<Url type="application/opensearchdescription+xml" rel="self" template="${root}opensearch.xml"/>`,
    '</OpenSearchDescription>',
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'Content-Type': 'application/opensearchdescription+xml' },
  });
};
