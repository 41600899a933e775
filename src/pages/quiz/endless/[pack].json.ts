/**
 * /quiz/endless/1.json: boards that questions without end are made of. A page fetches one of these
 * files.
 */
import { packs } from '../../../site/quiz/packs.ts';

export const getStaticPaths = () =>
  packs.map((pack, i) => ({ params: { pack: String(i + 1) }, props: { pack } }));

export const GET = ({ props }: { props: { pack: (typeof packs)[number] } }): Response =>
  new Response(JSON.stringify(props.pack), {
    headers: { 'content-type': 'application/json' },
  });
