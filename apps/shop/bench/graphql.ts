export interface GraphqlRequest {
  readonly query: string
  readonly variables: object
}

/** Asks a service and takes its data out with `read`; throws where the answer has errors. */
export const graphql = async <A>(
  origin: string,
  service: string,
  request: GraphqlRequest,
  read: (data: unknown) => A,
  headers: Readonly<Record<string, string>> = {}
): Promise<A> => {
  const response = await fetch(`${origin}/graphql/${service}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(request)
  })
  const answer = (await response.json()) as { readonly data?: unknown; readonly errors?: unknown }
  if (!response.ok || answer.errors) throw new Error(`${service}: ${JSON.stringify(answer).slice(0, 300)}`)
  return read(answer.data)
}

/** What the search as you type asks for these words, of nobody in particular. */
export const suggestionRequest = (query: string) => ({
  query,
  numberOfSuggestions: 12,
  currentUrl: "/",
  userVin: null,
  webUserGuid: null,
  ymmBoost: { year: null, make: null, model: null, raceTypeId: null }
})
