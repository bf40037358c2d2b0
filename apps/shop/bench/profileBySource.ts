import { Session, type Profiler } from "node:inspector/promises"

/** Code that a page's processor time is spent in, recognized by the URL of the source. The first match wins. */
const sources: ReadonlyArray<readonly [source: string, pattern: RegExp]> = [
  ["React DOM", /node_modules\/(?:react|react-dom|scheduler)\//],
  ["Kysely", /node_modules\/kysely\//],
  ["database driver", /node_modules\/(?:pg|pg-[a-z]+|postgres-[a-z]+)\//],
  ["Effect", /node_modules\/effect\//],
  ["GraphQL", /node_modules\/(?:graphql|graphql-http|graphql-request)\//],
  ["other packages", /node_modules\//],
  ["storefront", /apps\/storefront\//],
  ["services", /apps\/services\//],
  ["domain, search", /packages\//],
  ["shop", /apps\/shop\//],
  ["compression", /^node:zlib/],
  ["streams", /^node:internal\/(?:webstreams|streams)/],
  ["Node.js", /^node:/]
]
export const sourceNames: ReadonlyArray<string> = [...sources.map(([name]) => name), "garbage", "native"]

const sourceOf = ({ functionName, url }: Profiler.ProfileNode["callFrame"]): string | null => {
  // The profiler's own work is not the page's.
  if (functionName === "(idle)" || url === "node:inspector") return null
  if (functionName === "(garbage collector)") return "garbage"
  return sources.find(([, pattern]) => pattern.test(url))?.[0] ?? "native"
}

/** Microseconds between samples. */
const INTERVAL_US = 200

/** Returns the milliseconds of processor time that this thread used during `work`, by source. Native code without a JavaScript frame is `native`. */
export const profileBySource = async (work: () => Promise<unknown>): Promise<ReadonlyMap<string, number>> => {
  const session = new Session()
  session.connect()
  await session.post("Profiler.enable")
  await session.post("Profiler.setSamplingInterval", { interval: INTERVAL_US })
  await session.post("Profiler.start")
  const startedAt = process.threadCpuUsage()
  await work()
  const used = process.threadCpuUsage(startedAt)
  const { profile } = await session.post("Profiler.stop")
  session.disconnect()
  const sourceOfNode = new Map(profile.nodes.map(({ callFrame, id }) => [id, sourceOf(callFrame)]))
  const times = new Map<string, number>()
  for (const [at, id] of (profile.samples ?? []).entries()) {
    const source = sourceOfNode.get(id)
    // A longer delta is a wait for a busy processor, not work of the sampled function.
    if (source) times.set(source, (times.get(source) ?? 0) + Math.min(profile.timeDeltas?.[at] ?? 0, 2 * INTERVAL_US) / 1000)
  }
  // The profiler samples real time, so the sum is scaled to processor time.
  const sampled = Array.from(times.values()).reduce((sum, time) => sum + time, 0)
  const scale = (used.user + used.system) / 1000 / sampled
  return new Map(Array.from(times, ([source, time]) => [source, time * scale]))
}
