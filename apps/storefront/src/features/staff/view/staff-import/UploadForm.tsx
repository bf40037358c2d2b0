import { Button, SectionHead, SelectField } from "@camber/ui"
import { useId, useState } from "react"
import { FilePicker } from "../staff-pictures/FilePicker.tsx"

export interface UploadFormProps<Kind extends string> {
  readonly kinds: ReadonlyArray<{ readonly value: Kind; readonly label: string }>
  /** Limits of files, in a sentence. */
  readonly hint: string
  /** A file in transfer, and how much of it has arrived, from 0 to 1; null without one. */
  readonly transfer: { readonly name: string; readonly share: number } | null
  readonly isBusy: boolean
  /** Continues a transfer that has stopped; undefined while none has. */
  readonly onResume?: (() => void) | undefined
  readonly onFile: (file: File, kind: Kind) => void
}

/** Renders the choice of a file to import and of what it changes. A chosen file is sent at once. */
export const UploadForm = <Kind extends string>({ hint, isBusy, kinds, onFile, onResume, transfer }: UploadFormProps<Kind>) => {
  const title = useId()
  const [kind, setKind] = useState(kinds[0]!.value)
  return (
    <section aria-labelledby={title}>
      <SectionHead id={title} title="Import a file" />
      <div className="importupload">
        <SelectField
          label="What the file replaces"
          options={kinds}
          value={kind}
          disabled={isBusy}
          onChange={({ currentTarget }) => setKind(kinds.find(({ value }) => value === currentTarget.value)?.value ?? kind)}
        />
        <FilePicker
          label="File"
          hint={hint}
          accept=".csv,.txt,.xml,.zip"
          isBusy={isBusy}
          isSingle
          onFiles={([file]) => file !== undefined && onFile(file, kind)}
        />
      </div>
      {transfer !== null && (
        <div className="importupload__progress">
          <progress value={transfer.share} max={1} aria-label={`Upload of ${transfer.name}`} />
          <span>{Math.floor(transfer.share * 100)} %</span>
          {onResume !== undefined && <Button onClick={onResume}>Continue Upload</Button>}
        </div>
      )}
    </section>
  )
}
