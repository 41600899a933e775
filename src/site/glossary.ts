/** The glossary. Import it only in endpoints and other build code. */
import { library } from './content.ts';

export const { terms } = library;
