import { changes } from '../../../site/changes.ts';

export const GET = () => Response.json(changes);
