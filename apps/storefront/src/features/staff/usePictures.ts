import { isSameList, type ProductChangeResult, type StaffPicture, type StaffProduct } from "@camber/domain/staff"
import type { AlertTone } from "@camber/ui"
import { useState } from "react"
import { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { carryPictures, findFileProblem, toPictureUses } from "./pictureDrafts.ts"

export interface PicturesState {
  /** Photographs as typed, ordered and removed. */
  readonly pictures: ReadonlyArray<StaffPicture>
  readonly isChanged: boolean
  readonly isBusy: boolean
  readonly outcome: { readonly tone: AlertTone; readonly text: string } | null
  /** Progress of uploads: 'Uploading 2 of 3'; null without any. */
  readonly progress: string | null
  readonly change: (pictures: ReadonlyArray<StaffPicture>) => void
  readonly discard: () => void
  readonly save: () => Promise<void>
  /** Restores the imported photographs. */
  readonly takeBack: () => Promise<void>
  /** Uploads files one after the other. */
  readonly upload: (files: ReadonlyArray<File>) => Promise<void>
}

const NO_RESPONSE = "No response. Reload the page to check what was saved."

/** Keeps a product's photographs as staff arrange them until they save, and uploads files immediately. */
export const usePictures = (
  { pictures: { list }, productPageId }: Pick<StaffProduct, "pictures" | "productPageId">,
  receive: (product: StaffProduct | null) => void
): PicturesState => {
  const runtime = useStore(AppRuntime)
  /** The unsaved list, and the photographs that it began with. */
  const [draft, setDraft] = useState<{ readonly seen: typeof list; readonly wanted: typeof list } | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [progress, setProgress] = useState<string | null>(null)
  const [outcome, setOutcome] = useState<PicturesState["outcome"]>(null)
  const pictures = draft === null ? list : carryPictures(draft.wanted, draft.seen, list)
  const isChanged = !isSameList(toPictureUses(pictures), toPictureUses(list))

  const change = (wanted: typeof list) => {
    setDraft({ seen: list, wanted })
    setOutcome(null)
  }
  const discard = () => {
    setDraft(null)
    setOutcome(null)
  }
  const finish = (answer: ProductChangeResult | null, done: string) => {
    setBusy(false)
    if (answer === null) return setOutcome({ tone: "bad", text: NO_RESPONSE })
    if (answer.problem === null) setDraft(null)
    setOutcome(answer.problem === null ? { tone: "good", text: done } : { tone: "warning", text: answer.problem })
    receive(answer.now)
  }
  const arrange = async (wanted: ReturnType<typeof toPictureUses> | null, done: string) => {
    setBusy(true)
    const arrangement = { productPageId, seen: list.map(({ alt, sku, source }) => ({ source, sku, alt })), pictures: wanted }
    const end = await runtime.run((use) => use.Staff.use((staff) => staff.arrangePictures(arrangement)))
    finish(end._tag === "Done" ? end.value : null, done)
  }

  const upload = async (files: ReadonlyArray<File>) => {
    const problems: Array<string> = []
    setBusy(true)
    setOutcome(null)
    for (const [at, file] of files.entries()) {
      setProgress(files.length === 1 ? `Uploading ${file.name}` : `Uploading ${at + 1} of ${files.length}: ${file.name}`)
      const problem = findFileProblem(file)
      if (problem !== undefined) problems.push(problem)
      else {
        const end = await runtime.run((use) => use.Staff.use((staff) => staff.uploadPicture(productPageId, file)))
        const answer = end._tag === "Done" ? end.value : null
        if (answer === null) problems.push(`${file.name} was not uploaded. Try again, or choose a smaller file.`)
        else {
          if (answer.problem !== null) problems.push(`${file.name}: ${answer.problem}`)
          receive(answer.now)
        }
      }
    }
    setBusy(false)
    setProgress(null)
    setOutcome(describeUploads(files.length - problems.length, problems))
  }
  return {
    pictures,
    isChanged,
    isBusy,
    outcome,
    progress,
    change,
    discard,
    upload,
    save: () => arrange(toPictureUses(pictures), "Saved. Shoppers see it within 5 seconds, and imports won't change it."),
    takeBack: () => arrange(null, "Edit undone. Shoppers see the imported photographs.")
  }
}

const describeUploads = (added: number, problems: ReadonlyArray<string>): PicturesState["outcome"] => {
  const done = added === 0 ? [] : [`${added} ${added === 1 ? "photograph" : "photographs"} added. Write what each shows.`]
  if (problems.length === 0 && added === 0) return null
  return { tone: problems.length === 0 ? "good" : "warning", text: [...done, ...problems].join(" ") }
}
