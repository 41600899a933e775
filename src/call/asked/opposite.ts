/** What the other player says where one has said yes or no. */
import type { CallAnswer, CallTopic } from './wire.ts';

/** `null` where there is more than one other answer to choose from. */
export function opposite(topic: CallTopic | undefined, { words }: CallAnswer): CallAnswer | null {
  const wanted = words === 'Yes' ? 'No' : words === 'No' ? 'Yes' : null;
  const others = topic?.answers.filter((one) => one.words !== words) ?? [];
  return (
    others.find((one) => one.words === wanted) ?? (others.length === 1 ? (others[0] ?? null) : null)
  );
}
