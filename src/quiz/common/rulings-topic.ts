/** The topic of all questions that are made from official rulings. */
export const RULINGS_TOPIC = 'rulings';
