import { calls } from "@camber/domain/registry"
import { sampleListing } from "./samples.ts"

/** What each operation answers, as JSON's `data`; "away" is a service that answers 503. */
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

/** The services' handler over functions, told from each other by the id of the call's document, with a note of what was asked. */
export const memoryServices = (answers: Answers = {}) => {
  const asked: Array<{ readonly operation: string; readonly variables: unknown }> = []
  const handle = async (request: Request): Promise<Response> => {
    const { id, variables } = (await request.json()) as { readonly id: string; readonly variables: never }
    const operation = calls.find((call) => call.id === id)?.operation ?? "unknown"
    asked.push({ operation, variables })
    const data = { ...shelf, ...answers }[operation]?.(variables) ?? "away"
    return data === "away" ? new Response("away", { status: 503 }) : Response.json({ data })
  }
  return { handle, asked }
}
