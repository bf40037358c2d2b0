import autocannon from "autocannon"
import { get } from "node:http"
import { graphql, type GraphqlRequest } from "./graphql.ts"

/** The value below which `share` (0 to 1) of the numbers lie. */
export const percentile = (numbers: ReadonlyArray<number>, share: number): number =>
  [...numbers].sort((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(share * numbers.length))]!

/** Milliseconds until the first byte of each of `times` requests, one after the other, after three that warm up. */
export const firstBytes = async (url: string, times: number): Promise<ReadonlyArray<number>> => {
  const took: number[] = []
  for (let i = -3; i < times; i++) {
    const milliseconds = await firstByte(url)
    if (i >= 0) took.push(milliseconds)
  }
  return took
}

const firstByte = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const begun = performance.now()
    get(url, { headers: { "accept-encoding": "br" } }, (response) => {
      const milliseconds = performance.now() - begun
      response.resume()
      response.on("end", () => resolve(milliseconds))
    }).on("error", reject)
  })

/** Answers a second with 10 connections for 5 s, and the worst one in a hundred in ms. Throws when any answer is not 200. */
export const load = async (url: string): Promise<{ readonly perSecond: number; readonly p99: number }> => {
  const result = await autocannon({ url, connections: 10, duration: 5, headers: { "accept-encoding": "br" } })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx} answers were not 2xx, ${result.errors} failed`)
  return { perSecond: result.requests.average, p99: result.latency.p99 }
}

/** Milliseconds of each GraphQL call, one after the other, until its whole answer is there. */
export const callTimes = async (
  origin: string,
  service: string,
  requests: ReadonlyArray<GraphqlRequest>
): Promise<ReadonlyArray<number>> => {
  const took: number[] = []
  for (const request of requests) {
    const begun = performance.now()
    await graphql(origin, service, request, () => undefined)
    took.push(performance.now() - begun)
  }
  return took
}
