/**
 * Fields that cases, rulings and questions share. Nothing here is near what an author needs; it
 * keeps what nobody meant, such as a text of a megabyte, from being read at all.
 */
import { z } from 'zod';
import { LONGEST_CLAIM } from '../limits.ts';

/** A declaration in words. */
export const actionField = (): z.ZodString => z.string().max(LONGEST_CLAIM);

/** A claim, or a fact. */
export const factField = (): z.ZodString => z.string().max(LONGEST_CLAIM);

/** A number such as "16-7-4". */
export const ruleNumber = (): z.ZodString => z.string().max(30);

/** A short name: a slug, the id of a policy. */
export const slug = (): z.ZodString => z.string().max(60);

/** The number of an official ruling. */
export const rulingNumber = z
  .string()
  .max(6)
  .regex(/^Q[1-9]\d{0,4}$/);
