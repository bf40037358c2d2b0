import { parentPort, workerData } from "node:worker_threads"
import { openVpicReader, type VpicCar } from "./vpicReader.ts"
import { vpicFile } from "./vpicFile.ts"

/** A request to the thread, with the id of its response. */
export interface ToVinThread {
  readonly id: number
  readonly vin: string
  readonly year: number
}
/** A response, or the message that the data has been unpacked. If the thread cannot respond, it exits. */
export type FromVinThread = { readonly id: number; readonly car: VpicCar | null } | "ready"

const reader = vpicFile(String(workerData)).then(openVpicReader)
void reader.then(() => parentPort?.postMessage("ready" satisfies FromVinThread))

parentPort?.on("message", ({ id, vin, year }: ToVinThread) => {
  void reader.then((read) => parentPort?.postMessage({ id, car: read(vin, year) } satisfies FromVinThread))
})
