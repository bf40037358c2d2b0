import { parentPort, workerData } from "node:worker_threads"
import type { VpicCar } from "./VpicCar.ts"
import { openVpicReader } from "./vpicReader.ts"
import { vpicFile } from "./vpicFile.ts"

/** A question to the thread, with the number that its answer has. */
export interface ToVinThread {
  readonly id: number
  readonly vin: string
  readonly year: number
}
/** The thread ends without an answer where it cannot give one. */
export interface FromVinThread {
  readonly id: number
  readonly car: VpicCar | null
}

const reader = vpicFile(String(workerData)).then(openVpicReader)

parentPort?.on("message", ({ id, vin, year }: ToVinThread) => {
  void reader.then((read) => parentPort?.postMessage({ id, car: read(vin, year) } satisfies FromVinThread))
})
