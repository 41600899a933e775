/** The official rulings as search knows them. Import it only in endpoints and other build code. */
import type { RulingSource } from '../../search/index/document.ts';
import { topicName, urlOfQuestion } from '../../quiz/page/names.ts';
import { corpus } from '../corpus.ts';
import { idOfRuling } from '../../quiz/ruling/question-of-ruling.ts';
import { rulings as all } from '../quiz/rulings.ts';

export const rulings: readonly RulingSource[] = all.map(({ numbers, title, keywords, ready }) => ({
  numbers,
  title,
  level: ready.question.level,
  cites: ready.question.cites,
  keywords: keywords.map((slug) => topicName(slug, corpus.keywords)),
  url: urlOfQuestion(idOfRuling(numbers[0] ?? '')),
}));
