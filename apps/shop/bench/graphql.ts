export interface GraphqlRequest {
  readonly query: string
  readonly variables: object
}

/** Calls a service and extracts its data with `read`; throws if the response has errors. */
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

/** Builds the search suggestion request for these words, without a visitor. */
export const suggestionRequest = (query: string) => ({
  query,
  numberOfSuggestions: 12,
  currentUrl: "/",
  userVin: null,
  webUserGuid: null,
  ymmBoost: { year: null, make: null, model: null, raceTypeId: null }
})
