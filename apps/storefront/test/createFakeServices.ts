import { calls } from "@camber/domain/registry"
import { sampleListing } from "@camber/testing/records"
import type { ServicesAccess } from "../src/app/server/contract.ts"

/** What each operation answers, now or later, as JSON's `data`; "away" is a service that answers 503. */
export type Answers = Readonly<Record<string, (variables: never) => unknown>>

const shelf: Answers = {
  categoryLinks: () => ({
    categoryLinks: [{ primary: "Brakes", href: "/shop/brakes~2-3", brandImageUrl: null, count: null, subItems: [] }]
  }),
  AllMakes: () => ({ links: [{ primary: "Ford", href: "/makes/ford", brandImageUrl: null, count: null }], allMakes: [] }),
  engineLinks: () => ({ engineLinks: [] }),
  listing: () => ({ listing: sampleListing() }),
  popularParts: () => ({ popularParts: sampleListing() }),
  articlesByCategory: () => ({ articlesByCategory: [] }),
  recommendedArticles: () => ({ recommendedArticles: [] }),
  productPage: () => ({ productPage: null }),
  article: () => ({ article: null }),
  ymm: () => ({ ymm: { years: [], prioritizedMakes: [], makes: [], models: [], stockEngines: [] } }),
  describeProject: () => ({ describeProject: null })
}

/** Services in this process over functions, told from each other by the id of the call's document, with a note of what was asked. */
export const createFakeServices = (answers: Answers = {}) => {
  const asked: Array<{ readonly operation: string; readonly variables: unknown; readonly signal: AbortSignal }> = []
  const answer: Extract<ServicesAccess, { kind: "process" }>["answer"] = async ({ id, variables }, signal) => {
    const operation = calls.find((call) => call.id === id)?.operation ?? "unknown"
    asked.push({ operation, variables, signal })
    const given: unknown = { ...shelf, ...answers }[operation]?.(variables as never) ?? "away"
    const data = await given
    return data === "away" ? { status: 503 } : { status: 200, data }
  }
  /** A visitor's calls are answered alike; whose they are is theirs to test. */
  const visitors = async (request: Request): Promise<Response> => {
    const call = (await request.json()) as { readonly id: string; readonly variables: unknown }
    const { status, data } = await answer({ service: "checkout", operation: "", isWrite: false, ...call }, request.signal)
    return Response.json({ data }, { status })
  }
  return { services: { kind: "process", answer, visitors } satisfies ServicesAccess, asked }
}
