import autocannon from "autocannon"
import { get } from "node:http"
import { graphql, type GraphqlRequest } from "./graphql.ts"

/** Returns the percentile of the numbers at `share` (0 to 1). */
export const percentile = (numbers: ReadonlyArray<number>, share: number): number =>
  [...numbers].sort((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(share * numbers.length))]!

/** Returns the milliseconds to the first byte of `times` sequential requests, after three warm-up requests. */
export const firstBytes = async (url: string, times: number): Promise<ReadonlyArray<number>> => {
  const durations: number[] = []
  for (let i = -3; i < times; i++) {
    const milliseconds = await firstByte(url)
    if (i >= 0) durations.push(milliseconds)
  }
  return durations
}

const firstByte = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const startedAt = performance.now()
    get(url, { headers: { "accept-encoding": "br" } }, (response) => {
      const milliseconds = performance.now() - startedAt
      response.resume()
      response.on("end", () => resolve(milliseconds))
    }).on("error", reject)
  })

/** Returns the responses per second over 10 connections for 5 s, and their p99 in ms. Throws if a response is not 200. */
export const load = async (url: string): Promise<{ readonly perSecond: number; readonly p99: number }> => {
  const result = await autocannon({ url, connections: 10, duration: 5, headers: { "accept-encoding": "br" } })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} responses were not 2xx, ${result.errors} requests failed`)
  return { perSecond: result.requests.average, p99: result.latency.p99 }
}

/** Returns the milliseconds of each GraphQL call until its whole response arrived, one after the other. */
export const callTimes = async (
  origin: string,
  service: string,
  requests: ReadonlyArray<GraphqlRequest>
): Promise<ReadonlyArray<number>> => {
  const durations: number[] = []
  for (const request of requests) {
    const startedAt = performance.now()
    await graphql(origin, service, request, () => undefined)
    durations.push(performance.now() - startedAt)
  }
  return durations
}

type Cells = ReadonlyArray<string | number>

/** Prints a Markdown table in the format of the benchmark page. */
export const printTable = (title: string, head: Cells, rows: ReadonlyArray<Cells>): void => {
  const line = (cells: Cells) => `| ${cells.join(" | ")} |`
  console.log(`\n### ${title}\n\n${line(head)}\n${line(head.map(() => "---"))}\n${rows.map(line).join("\n")}`)
}

/** Formats a number with one decimal. */
export const tenths = (value: number): string => value.toFixed(1)
