import { useId } from "react"

export interface FilePickerProps {
  readonly label: string
  readonly hint: string
  /** Name of the file in transfer; null without an upload. Undefined if the caller shows it. */
  readonly progress?: string | null
  /** Types of files; photographs by default. */
  readonly accept?: string
  readonly isBusy: boolean
  /** Whether the field accepts only one file. */
  readonly isSingle?: boolean
  readonly onFiles: (files: ReadonlyArray<File>) => void
}

/** Renders a field for files, which also accepts dropped files. */
export const FilePicker = ({
  accept = "image/jpeg,image/png,image/webp,image/avif,image/gif",
  hint,
  isBusy,
  isSingle = false,
  label,
  onFiles,
  progress
}: FilePickerProps) => {
  const id = useId()
  return (
    <div className="field filepick">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="input"
        type="file"
        multiple={!isSingle}
        accept={accept}
        disabled={isBusy}
        aria-describedby={`${id}-hint`}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          // The same file can be chosen again after it was refused.
          currentTarget.value = ""
          if (files.length > 0) onFiles(files)
        }}
      />
      <p id={`${id}-hint`} className="filepick__hint">
        {hint}
      </p>
      {progress !== undefined && <output className="filepick__hint">{progress}</output>}
    </div>
  )
}
