import { published } from '../../../rules/api/published.ts';
import { changesSchema } from '../../../rules/identity/changes-file.ts';

export const GET = () => Response.json(published('changes', changesSchema));
