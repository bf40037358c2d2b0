const BEGINNING = "%PDF-"
const END = "%%EOF"
/** The end mark may be followed by a few bytes. */
const END_BYTES = 1_024

/** Returns why a file is no whole PDF, as a sentence; null if it is one. Its pages are not checked. */
export const findDocumentProblem = (bytes: Uint8Array): string | null => {
  const beginning = Buffer.from(bytes.subarray(0, 16)).toString("latin1")
  if (!beginning.startsWith(BEGINNING)) return `This is no PDF (it begins with ${beginning.replaceAll(/[^ -~]/g, ".")}).`
  return Buffer.from(bytes.subarray(-END_BYTES)).includes(END) ? null : "This PDF is cut off. Upload it to its address again."
}
