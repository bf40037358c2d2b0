import { calls } from "@camber/domain/registry"
import { sampleListing } from "@camber/testing/records"
import type { ServicesAccess } from "../src/app/server/contract.ts"

/** JSON `data` of each operation's response, immediate or deferred; "away": the service responds with 503. */
export type Answers = Readonly<Record<string, (variables: never) => unknown>>

const defaultAnswers: Answers = {
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

/** In-process services over functions, selected by the id of the call's document. They record their requests. */
export const createFakeServices = (answers: Answers = {}) => {
  const asked: Array<{ readonly operation: string; readonly variables: unknown; readonly signal: AbortSignal }> = []
  const answer: Extract<ServicesAccess, { kind: "process" }>["answer"] = async ({ id, variables }, signal) => {
    const operation = calls.find((call) => call.id === id)?.operation ?? "unknown"
    asked.push({ operation, variables, signal })
    const given: unknown = { ...defaultAnswers, ...answers }[operation]?.(variables as never) ?? "away"
    const data = await given
    return data === "away" ? { status: 503 } : { status: 200, data }
  }
  /** All visitors get the same responses; ownership is tested elsewhere. */
  const visitors = async (request: Request): Promise<Response> => {
    const call = (await request.json()) as { readonly id: string; readonly variables: unknown }
    const { status, data } = await answer({ service: "checkout", operation: "", isWrite: false, ...call }, request.signal)
    return Response.json({ data }, { status })
  }
  return { services: { kind: "process", answer, visitors } satisfies ServicesAccess, asked }
}
