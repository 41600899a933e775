/**
 * /quiz/q/piercing/on-deletion.json: one question for the modes of the quiz, which load it when it
 * is dealt.
 */
import type { APIRoute } from 'astro';
import { fileOf } from '../../../../site/quiz/question-file.ts';
import { questions } from '../../../../site/quiz/questions.ts';
import { rulings } from '../../../../site/quiz/rulings.ts';
import type { ResolvedQuestion } from '../../../../site/resolved/resolved.ts';

export const getStaticPaths = () =>
  [...questions, ...rulings.map(({ ready }) => ready)].map((ready) => {
    const { id, topic } = ready.question;
    return { params: { topic, name: id.slice(topic.length + 1) }, props: { ready } };
  });

export const GET: APIRoute<{ ready: ResolvedQuestion }> = ({ props }) =>
  Response.json(fileOf(props.ready));
