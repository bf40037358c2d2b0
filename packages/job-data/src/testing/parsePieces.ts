import type { JobPiece } from "@camber/domain/jobs"

/** Parses the pieces of a test case: `brake-rotor*2[Position=Front|Diameter=12 in] ; brake-fluid`. */
export const parsePieces = (text: string): ReadonlyArray<JobPiece> =>
  text
    .split(" ; ")
    .filter((part) => part !== "")
    .map((part) => {
      const [, type = "", count = "1", labels = ""] = /^(\S+?)(?:\*(\d+))?(?:\[(.*)\])?$/.exec(part.trim()) ?? []
      return { type, count: Number(count), labels: parseLabels(labels), place: "owned", title: type }
    })

const parseLabels = (text: string): JobPiece["labels"] =>
  new Map(
    text
      .split("|")
      .filter((label) => label !== "")
      .map((label) => {
        const at = label.indexOf("=")
        return [label.slice(0, at), label.slice(at + 1)] as const
      })
  )
