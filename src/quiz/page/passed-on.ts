/** What a page tells about its question, for those who pass a result on or report an error. */
export interface PassedOn {
  readonly id: string;
  readonly title: string;
  /** Of its page: `/quiz/piercing/on-deletion/`. */
  readonly path: string;
  /** "Comprehensive Rules Ver. 4.0" */
  readonly edition: string;
  readonly version: string;
  /** Where errors are reported, when package.json names a place. */
  readonly reportTo: string | null;
  /** Whether the lab can open its board. */
  readonly hasBoard: boolean;
}
