import { fork } from "node:child_process"
import { createHash } from "node:crypto"
import { setPriority } from "node:os"
import { fileURLToPath } from "node:url"
import pLimit from "p-limit"
import type { PictureSize } from "./pictureAddress.ts"

export type EncodeResult =
  | ({ readonly _tag: "Encoded"; readonly files: ReadonlyMap<string, Uint8Array> } & PictureSize)
  | { readonly _tag: "Refused"; readonly sentence: string }

/** Checks a photograph and encodes it in every width. The signal aborts the encoding. */
export type PictureEncoder = (bytes: Uint8Array, signal?: AbortSignal) => Promise<EncodeResult>

/** Increase this number when code changes alter the files of the same photograph, because the content of a URL must never change. */
const ENCODING_VERSION = 1

/** Identifies the files of a photograph or document by its content. */
export const hashContent = (bytes: Uint8Array, kind: "" | "logo" = ""): string =>
  createHash("sha256").update(`${kind}${ENCODING_VERSION}\n`).update(bytes).digest("hex").slice(0, 32)

const getProgram = (name: string): string => fileURLToPath(new URL(`programs/${name}.ts`, import.meta.url))
const TIMEOUT_MS = 60_000
const LOW_PRIORITY = 10

/** Accepted formats, recognized by their first bytes. */
const formats: ReadonlyArray<(bytes: Uint8Array) => boolean> = [
  (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff,
  (bytes) => toAscii(bytes, 1, 4) === "PNG",
  (bytes) => toAscii(bytes, 0, 4) === "RIFF" && toAscii(bytes, 8, 12) === "WEBP",
  (bytes) => toAscii(bytes, 4, 8) === "ftyp" && ["avif", "avis", "mif1"].includes(toAscii(bytes, 8, 12)),
  (bytes) => toAscii(bytes, 0, 4) === "GIF8"
]

const toAscii = (bytes: Uint8Array, from: number, to: number): string => Buffer.from(bytes.subarray(from, to)).toString("latin1")

/** Returns the first bytes as text that is safe to display. */
const toBeginning = (bytes: Uint8Array): string => toAscii(bytes, 0, 16).replaceAll(/[^ -~]/g, ".")

/**
 * Creates an encoder that decodes each photograph in a separate process without the shop's environment variables, because uploaded files
 * may attack the decoder. The process ends after at most a minute and has a lower CPU priority than the shop. Only one process runs at a
 * time.
 */
export const createPictureEncoder = (timeoutMs = TIMEOUT_MS): PictureEncoder => createEncoder("encodePicture", timeoutMs)

/** Creates an encoder of logos, which preserves transparency. */
export const createLogoEncoder = (): PictureEncoder => createEncoder("encodeLogo", TIMEOUT_MS)

const createEncoder = (name: string, timeoutMs: number): PictureEncoder => {
  const inTurn = pLimit(1)
  return async (bytes, signal) =>
    formats.some((isFormat) => isFormat(bytes))
      ? inTurn(() => runEncoder(getProgram(name), bytes, timeoutMs, signal))
      : refuse(`This is not a photograph (it begins with ${toBeginning(bytes)}). Use JPEG, PNG, WebP, AVIF or GIF.`)
}

const refuse = (sentence: string): EncodeResult => ({ _tag: "Refused", sentence })

const runEncoder = (program: string, bytes: Uint8Array, timeoutMs: number, signal?: AbortSignal): Promise<EncodeResult> =>
  new Promise((resolve) => {
    const child = fork(program, {
      env: {},
      execArgv: [],
      serialization: "advanced",
      stdio: ["ignore", "ignore", "ignore", "ipc"],
      signal,
      killSignal: "SIGKILL"
    })
    const timer = setTimeout(() => child.kill("SIGKILL"), timeoutMs)
    const finish = (result: EncodeResult): void => {
      clearTimeout(timer)
      resolve(result)
    }
    child.once("message", (result) => finish(result as EncodeResult))
    child.once("error", (error) => finish(refuse(`The picture cannot be read: ${error.message}`)))
    child.once("exit", (code, signal) => finish(refuse(`The picture cannot be read: its decoder ended with ${signal ?? code}.`)))
    child.send(bytes, (error) => {
      if (error !== null) child.kill("SIGKILL")
    })
    try {
      if (child.pid !== undefined) setPriority(child.pid, LOW_PRIORITY)
    } catch {
      // The process has already ended.
    }
  })
