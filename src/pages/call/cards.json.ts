/** /call/cards.json: the practice cards of a call, as the engine uses them. */
import { practiceFile } from '../../call/table/practice-file.ts';

export const GET = (): Response => Response.json(practiceFile());
