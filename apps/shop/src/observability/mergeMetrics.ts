import type { WorkerMetrics } from "../process/workerMessages.ts"

/**
 * Merges the metrics of several workers in Prometheus text format. Each sample gets a `worker` label, and each metric keeps one header with
 * the samples of all workers, as the format requires.
 */
export const mergeMetrics = (all: ReadonlyArray<WorkerMetrics>): string => {
  const families = new Map<string, { readonly header: Set<string>; readonly samples: Array<string> }>()
  for (const { text, worker } of all) {
    let family = ""
    for (const line of text.split("\n").filter((line) => line !== "")) {
      const [, named] = /^# (?:HELP|TYPE) (\S+)/.exec(line) ?? []
      family = named ?? family
      const { header, samples } = families.get(family) ?? { header: new Set<string>(), samples: [] }
      families.set(family, { header, samples })
      if (line.startsWith("#")) header.add(line)
      else samples.push(withWorker(line, worker))
    }
  }
  return [...families.values()].flatMap(({ header, samples }) => [...header, ...samples, ""]).join("\n")
}

/** Adds the label to `name{labels} value` or `name value`. */
const withWorker = (line: string, worker: number): string => {
  const nameEnd = line.search(/[{ ]/)
  const [name, rest] = [line.slice(0, nameEnd), line.slice(nameEnd)]
  return rest.startsWith("{") ? `${name}{worker="${worker}",${rest.slice(1)}` : `${name}{worker="${worker}"}${rest}`
}
