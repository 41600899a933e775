import { changes } from '../../../site/rules/changes.ts';

export const GET = () => Response.json(changes);
