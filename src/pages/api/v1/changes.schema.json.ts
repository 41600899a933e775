import { published } from '../../../rules/api/published.ts';
import { changesSchema } from '../../../rules/identity/changes.ts';

export const GET = () => Response.json(published('changes', changesSchema));
