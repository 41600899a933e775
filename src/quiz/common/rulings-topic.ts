/** The topic of all questions that are made from official rulings. */
export const RULINGS_TOPIC = 'rulings';

/** What a ruling is called where it is asked: `Q644` is "Official ruling Q644". */
export const titleOfRuling = (number: string): string => `Official ruling ${number}`;
