import { calls } from "@camber/domain/registry"
import type { ServicesAccess } from "../src/app/server/contract.ts"
import { sampleListing } from "./samples.ts"

/** What each operation answers, now or later, as JSON's `data`; "away" is a service that answers 503. */
export type Answers = Readonly<Record<string, (variables: never) => unknown>>

const shelf: Answers = {
  categoryLinks: () => ({ categoryLinks: [{ primary: "Brakes", href: "/shop/brakes~2-3", brandImageUrl: null, subItems: [] }] }),
  AllMakes: () => ({ links: [{ primary: "Ford", href: "/makes/ford" }], allMakes: [] }),
  engineLinks: () => ({ engineLinks: [] }),
  listing: () => ({ listing: sampleListing() }),
  articlesByCategory: () => ({ articlesByCategory: [] }),
  productPage: () => ({ productPage: null }),
  article: () => ({ article: null }),
  ymm: () => ({ ymm: { years: [], prioritizedMakes: [], makes: [], models: [], stockEngines: [] } }),
  describeProject: () => ({ describeProject: null })
}

/** Services in this process over functions, told from each other by the id of the call's document, with a note of what was asked. */
export const memoryServices = (answers: Answers = {}) => {
  const asked: Array<{ readonly operation: string; readonly variables: unknown; readonly signal: AbortSignal }> = []
  const answer: Extract<ServicesAccess, { kind: "process" }>["answer"] = async ({ id, variables }, signal) => {
    const operation = calls.find((call) => call.id === id)?.operation ?? "unknown"
    asked.push({ operation, variables, signal })
    const given: unknown = { ...shelf, ...answers }[operation]?.(variables as never) ?? "away"
    const data = await given
    return data === "away" ? { status: 503 } : { status: 200, data }
  }
  return { services: { kind: "process", answer } satisfies ServicesAccess, asked }
}
