import { type ImportPiece, MAX_PIECE_BYTES } from "@camber/domain/staff"

/** Pauses before a piece is sent again, in milliseconds. */
const RETRY_PAUSES_MS = [1_000, 3_000, 9_000]

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

export interface PieceSender {
  /** Sends a piece; null without a response. */
  readonly send: (at: number, piece: Blob) => Promise<ImportPiece | null>
  /** Receives the number of bytes that have arrived. */
  readonly onProgress: (received: number) => void
  readonly wait?: (milliseconds: number) => Promise<void>
}

/** `Lost`: the connection failed after some tries. */
export type SendResult = { readonly _tag: "Sent" } | { readonly _tag: "Lost" } | { readonly _tag: "Refused"; readonly problem: string }

/** Sends a file in pieces, one after the other, and repeats a piece without a response. Only one piece is in memory. */
export const sendPieces = async (file: Blob, from: number, { onProgress, send, wait = pause }: PieceSender): Promise<SendResult> => {
  for (let [at, tries] = [from, 0]; at < file.size;) {
    const answer = await send(at, file.slice(at, at + MAX_PIECE_BYTES, "application/octet-stream"))
    if (answer !== null && answer.problem !== null) return { _tag: "Refused", problem: answer.problem }
    if (answer !== null && answer.received > at) {
      ;[at, tries] = [answer.received, 0]
      onProgress(at)
      continue
    }
    const milliseconds = RETRY_PAUSES_MS[tries]
    if (milliseconds === undefined) return { _tag: "Lost" }
    tries += 1
    await wait(milliseconds)
  }
  return { _tag: "Sent" }
}
