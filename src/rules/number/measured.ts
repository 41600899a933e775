/**
 * Two numbers with a hyphen that measure something and name no rule: $15-16, aged 15-16, 15-16
 * minutes.
 */
const BEFORE = /(?:[$€£¥]|\b(?:aged?|ages|pages?|pp?\.|scores?|won|lost|beat))\s*$/i;
const AFTER =
  /^\s?(?:[$€£¥]|(?:dollars|euros?|bucks|years?|minutes?|mins?|hours?|days?|weeks?|people|players|games?|rounds?|points?|cards|am|pm|memory|wins?|record)\b)/i;

/** By what stands before and behind it in a text. */
export const isMeasured = (before: string, after: string): boolean =>
  BEFORE.test(before) || AFTER.test(after);
