import { MAX_PIECE_BYTES } from "@camber/domain/staff"
import { describe, expect, it } from "vitest"
import { sendPieces } from "./sendPieces.ts"

/** Sends a file of this size to a shop that loses the requests at these places in their order. */
const sendTo = async (size: number, lost: ReadonlyArray<number>, from = 0) => {
  const sent: Array<readonly [at: number, bytes: number]> = []
  const progress: Array<number> = []
  const pauses: Array<number> = []
  const result = await sendPieces(new Blob([new Uint8Array(size)]), from, {
    send: async (at, piece) => {
      sent.push([at, piece.size])
      return lost.includes(sent.length - 1) ? null : { problem: null, received: at + piece.size }
    },
    onProgress: (received) => progress.push(received),
    wait: async (milliseconds) => void pauses.push(milliseconds)
  })
  return { result, sent, progress, pauses }
}

describe("pieces of an uploaded file", () => {
  it("EDIT-40 arrive in order and repeat a lost one", async () => {
    const { pauses, progress, result, sent } = await sendTo(MAX_PIECE_BYTES + 5, [1, 2])
    expect(result).toEqual({ _tag: "Sent" })
    expect(sent).toEqual([
      [0, MAX_PIECE_BYTES],
      [MAX_PIECE_BYTES, 5],
      [MAX_PIECE_BYTES, 5],
      [MAX_PIECE_BYTES, 5]
    ])
    expect(progress).toEqual([MAX_PIECE_BYTES, MAX_PIECE_BYTES + 5])
    expect(pauses).toEqual([1_000, 3_000])
  })

  it("EDIT-40 stop after four lost tries, and continue where they stopped", async () => {
    expect((await sendTo(10, [0, 1, 2, 3])).result).toEqual({ _tag: "Lost" })
    expect((await sendTo(10, [], 4)).sent).toEqual([[4, 6]])
  })

  it("EDIT-40 stop with the shop's reason", async () => {
    const send = async () => ({ problem: "This upload was replaced.", received: 0 })
    expect(await sendPieces(new Blob(["a"]), 0, { send, onProgress: () => undefined })).toEqual({
      _tag: "Refused",
      problem: "This upload was replaced."
    })
  })
})
