import type { Job, JobLine, JobTables } from "./model.ts"
import { isSuitable, type JobPiece } from "./planJob.ts"

/** Words that name a job rather than a part. */
const JOB_WORDS: ReadonlySet<string> = new Set(
  "add bleed build change conversion convert fit flush install installation job move rebuild refresh replace rewire setup start swap upgrade"
    .split(" ")
    .map((word) => toStem(word))
)
const IGNORED: ReadonlySet<string> = new Set("a an and for from in into my of on or the to up with".split(" "))
/** Longest query, in words, that names a job. */
const MAX_WORDS = 12

/** Most jobs of one search. */
export const MAX_FOUND_JOBS = 2

/**
 * Finds the jobs that a search names, the best first: 'front disc conversion on my 69'. A search for a part alone finds none, unless people
 * search for the job with exactly these words.
 */
export const findJobs = ({ jobs }: Pick<JobTables, "jobs">, query: string): ReadonlyArray<Job> => {
  const words = toWords(query)
  if (words.length === 0 || words.length > MAX_WORDS) return []
  return [...jobs.values()]
    .map((job) => ({ job, score: scoreJob(job, words) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, MAX_FOUND_JOBS)
    .map(({ job }) => job)
}

/** Returns the share of the query's words that the job contains; 0 if the query does not name the job. */
const scoreJob = ({ searches, title }: Job, words: ReadonlyArray<string>): number => {
  const phrases = [title, ...searches].map(toWords)
  const own = new Set(phrases.flat())
  const named = words.filter((word) => own.has(word))
  const isPhrase = phrases.some((phrase) => phrase.length > 1 && phrase.every((word) => words.includes(word)))
  const isWhole = phrases.some((phrase) => phrase.length === words.length && phrase.every((word) => words.includes(word)))
  // A word that the job lacks points to another job: 'rear' in 'rear disc conversion' rules out the front conversion.
  const isNamed = named.length > 1 && named.some((word) => JOB_WORDS.has(word)) && words.every((word) => own.has(word) || isOfCar(word))
  return isWhole ? 2 : isPhrase || isNamed ? named.length / words.length : 0
}

/** Years and other numbers describe the car, not the job. */
const isOfCar = (word: string): boolean => /^\d+$/.test(word)

const toWords = (text: string): ReadonlyArray<string> => [
  ...new Set((text.toLowerCase().match(/[a-z]+|\d+/g) ?? []).filter((word) => word.length > 1 && !IGNORED.has(word)).map(toStem))
]

/** Removes endings, so that 'drums' matches 'drum' and 'conversions' matches 'conversion'. */
function toStem(word: string): string {
  return word.length > 3 && word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word
}

/** Largest number of jobs shown with one part. */
const MAX_JOBS_OF_PART = 4

/**
 * Finds the jobs that need a part of this type: first the jobs that cannot be finished without the part, then the jobs that usually need
 * it.
 */
export const findJobsOfPart = (
  { jobs, typeNames }: Pick<JobTables, "jobs" | "typeNames">,
  part: Pick<JobPiece, "labels" | "type">
): ReadonlyArray<Job> => {
  const type = typeNames.has(`new:${part.type}`) ? `new:${part.type}` : part.type
  const needs = (job: Job, need: JobLine["need"]) =>
    job.lines.some((line) => line.need === need && line.kind !== "tool" && isSuitable({ ...part, type }, line))
  const all = [...jobs.values()]
  const needed = all.filter((job) => needs(job, "needed"))
  const usual = all.filter((job) => !needed.includes(job) && needs(job, "usually needed"))
  return [...needed, ...usual].slice(0, MAX_JOBS_OF_PART)
}

/** Largest number of jobs shown with one article. */
const MAX_JOBS_OF_ARTICLE = 3

/** An article with the part types that it is about. */
export interface ArticleOfJobs {
  readonly slug: string
  readonly title: string
  /** Slugs of product types. */
  readonly types: ReadonlyArray<string>
}

/**
 * Finds the jobs that an article is about, the best first: jobs with a figure from the article, then jobs that its title names, then jobs
 * of whose needed part types the article covers at least two and at least half.
 */
export const findJobsOfArticle = ({ jobs }: Pick<JobTables, "jobs">, { slug, title, types }: ArticleOfJobs): ReadonlyArray<Job> => {
  const [named, about] = [findJobs({ jobs }, title), new Set(types)]
  return [...jobs.values()]
    .map((job) => {
      const hasFigure = job.checks.some(({ figureFrom }) => figureFrom === `camber:${slug}`)
      return { job, score: Number(hasFigure) * 2 + Number(named.includes(job)) + scoreParts(job, about) }
    })
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, MAX_JOBS_OF_ARTICLE)
    .map(({ job }) => job)
}

/**
 * Returns a score below 1 for the share of a job's needed part types that an article is about; 0 if the share is too small for the job to
 * be the article's topic. Types that the catalog lacks do not count.
 */
const scoreParts = ({ lines }: Job, about: ReadonlySet<string>): number => {
  const isCounted = ({ kind, need, type }: JobLine) => kind === "part" && need === "needed" && !type.startsWith("new:")
  const needed = new Set(lines.filter(isCounted).map(({ type }) => type))
  const shared = [...needed].filter((type) => about.has(type)).length
  return shared >= 2 && shared * 2 >= needed.size ? 1 - 1 / shared : 0
}
