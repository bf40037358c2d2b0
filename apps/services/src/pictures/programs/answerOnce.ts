import type { EncodeResult } from "../createPictureEncoder.ts"

export const refuse = (sentence: string): EncodeResult => ({ _tag: "Refused", sentence })

/** Encodes one picture and ends the process. So a crash of the decoder affects no other picture. */
export const answerOnce = (encode: (input: Buffer) => Promise<EncodeResult>): void =>
  void process.once("message", (input: Uint8Array) => {
    void encode(Buffer.from(input))
      .catch((error: unknown) =>
        refuse(`The picture cannot be read: ${error instanceof Error ? error.message.split("\n")[0] : String(error)}.`)
      )
      .then((result) => process.send?.(result, () => process.disconnect()))
  })
