import { parentPort, workerData } from "node:worker_threads"
import { openVpicReader, type VpicCar } from "./vpicReader.ts"
import { vpicFile } from "./vpicFile.ts"

/** A question to the thread, with the number that its answer has. */
export interface ToVinThread {
  readonly id: number
  readonly vin: string
  readonly year: number
}
/** An answer, or that the data is unpacked. The thread ends without an answer where it cannot give one. */
export type FromVinThread = { readonly id: number; readonly car: VpicCar | null } | "ready"

const reader = vpicFile(String(workerData)).then(openVpicReader)
void reader.then(() => parentPort?.postMessage("ready" satisfies FromVinThread))

parentPort?.on("message", ({ id, vin, year }: ToVinThread) => {
  void reader.then((read) => parentPort?.postMessage({ id, car: read(vin, year) } satisfies FromVinThread))
})
