/** The tools as a server of the Model Context Protocol; how it is reached is up to the caller. */
import { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { LONGEST_CLAIM, LONGEST_READ, MOST_ACTIONS } from '../scenario/limits.ts';
import type { ToolAnswer } from './answer.ts';
import { cardTool, explainTool, resolveTool, ruleTool, type ToolsKnow } from './tools.ts';

const lines = (what: string, most: number) =>
  z.array(z.string().max(LONGEST_CLAIM)).max(most).default([]).describe(what);

const RESOLVE = z.object({
  situation: z
    .string()
    .min(1)
    .max(400_000)
    .describe(
      'A board in the notation of Ruling Lab ("card Rex: Digimon Lv.4 red 5000 DP", "P1 battle: Rex", "P2 security: 3", one a line), a link of its lab, a proof bundle, or the text of a question, ruling or case.',
    ),
  actions: lines('What is done, in order, such as "Rex attacks the player".', MOST_ACTIONS),
  claims: lines('What is asked of the outcomes, such as "Rex is deleted".', 30),
  choices: z
    .array(z.number().int().min(0).max(999))
    .max(400)
    .default([])
    .describe('The option taken at each choice, counted from 0: that course is told in full.'),
});

const EXPLAIN = z.object({
  text: z.string().max(LONGEST_READ).describe('The effect text of a card, as it is printed.'),
});

const RULE = z.object({
  number: z.string().max(40).describe('Number of a rule, such as "16-7-4".'),
});

const CARD = z.object({
  words: z.string().max(200).describe('Number, name or words of the text of a card.'),
  most: z.number().int().min(1).max(20).default(5).describe('Cards to tell.'),
});

/** Nothing that a tool does changes anything. */
const READS = { readOnlyHint: true, idempotentHint: true, openWorldHint: false };

/** A server that answers by what is known; `version` is that of the engine. */
export function makeServer(know: ToolsKnow): McpServer {
  const server = new McpServer({ name: 'ruling-lab', version: know.by.engine });
  server.registerTool(
    'resolve',
    {
      title: 'Rule a situation',
      description:
        "Plays a situation of the Digimon Card Game over every choice of both players. Says of each claim whether it is true always, sometimes or never, with a course that shows it, its steps and their rule numbers. Refuses what it can't read.",
      inputSchema: RESOLVE,
      annotations: READS,
    },
    (asked) => replyOf(() => resolveTool(asked, know)),
  );
  server.registerTool(
    'explain_text',
    {
      title: 'Explain an effect text',
      description:
        'Takes the effect text of a card apart: each part with what it decides and its rule, its category, and whether it is optional. Says which words it does not understand.',
      inputSchema: EXPLAIN,
      annotations: READS,
    },
    ({ text }) => replyOf(() => explainTool(text)),
  );
  server.registerTool(
    'look_up_rule',
    {
      title: 'Look up a rule',
      description:
        'The words of a numbered rule of the Comprehensive Rules, with the rules beneath it and those that cite it.',
      inputSchema: RULE,
      annotations: READS,
    },
    ({ number }) => replyOf(() => ruleTool(number, know)),
  );
  server.registerTool(
    'find_card',
    {
      title: 'Find a card',
      description: 'Cards of the card file that the server was started with, with their texts.',
      inputSchema: CARD,
      annotations: READS,
    },
    ({ words, most }) => replyOf(() => cardTool(words, most, know)),
  );
  return server;
}

/** An error that nobody expected is an answer, too: the server goes on. */
function replyOf(answer: () => ToolAnswer) {
  const { ok, text, data } = attempt(answer);
  const content = [{ type: 'text' as const, text }];
  return ok ? { content, structuredContent: data } : { content, isError: true };
}

function attempt(answer: () => ToolAnswer): ToolAnswer {
  try {
    return answer();
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    return { ok: false, text: `Ruling Lab stopped with "${said}". Nothing is decided.`, data: {} };
  }
}
