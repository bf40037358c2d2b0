import { isUploaded, MAX_PICTURES, type StaffPicture, type StaffProduct } from "@camber/domain/staff"
import { formatTimestamp } from "./StaffFrame.tsx"
import { moveItem } from "./pictureDrafts.ts"
import { SaveBar } from "./SaveBar.tsx"
import { usePictures } from "./usePictures.ts"
import { EditNote } from "./view/staff-field/EditNote.tsx"
import { FilePicker } from "./view/staff-pictures/FilePicker.tsx"
import { PictureList } from "./view/staff-pictures/PictureList.tsx"

interface PictureEditorProps {
  readonly product: StaffProduct
  /** Whether the role may edit the photographs. */
  readonly canEdit: boolean
  readonly receive: (product: StaffProduct | null) => void
}

/** Uploads, orders, describes and removes the photographs of a product. */
export const PictureEditor = ({ canEdit, product, receive }: PictureEditorProps) => {
  const state = usePictures(product, receive)
  const { change, discard, isBusy, isChanged, outcome, pictures, progress, save, takeBack, upload } = state
  const { edit } = product.pictures
  return (
    <form
      className="staff__fields"
      aria-label="Photographs"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy && isChanged) void save()
      }}
    >
      {canEdit && (
        <FilePicker
          label="Add photographs"
          hint={`JPEG, PNG or WebP, at most 20 MB each. A part has at most ${MAX_PICTURES}.`}
          progress={progress}
          isBusy={isBusy}
          onFiles={(files) => void upload(files)}
        />
      )}
      {pictures.length === 0 ? (
        <p className="staff__empty">No photographs. Shoppers see the drawing.</p>
      ) : (
        <PictureList
          pictures={pictures.map((picture) => ({ ...picture, note: describeSource(picture) }))}
          canEdit={canEdit && !isBusy}
          onMove={(from, to) => change(moveItem(pictures, from, to))}
          onRemove={(at) => change(pictures.toSpliced(at, 1))}
          onText={(at, alt) => change(pictures.with(at, { ...pictures[at]!, alt }))}
        />
      )}
      {edit !== null && (
        <EditNote
          label="Photographs"
          who={edit.who ?? "a deleted account"}
          when={formatTimestamp(edit.at)}
          imported="the photographs of the files"
          isBusy={isBusy}
          onTakeBack={canEdit ? () => void takeBack() : undefined}
        />
      )}
      <SaveBar changed={isChanged ? "Photographs changed" : null} outcome={outcome} isBusy={isBusy} onDiscard={discard} />
    </form>
  )
}

const describeSource = ({ problem, sku, source, src }: StaffPicture): string => {
  const from = isUploaded({ source }) ? "Uploaded" : `From ${URL.parse(source)?.host ?? "an address"}`
  const whose = sku === null ? "" : ` For ${sku} alone.`
  return `${from}.${whose}${problem === null ? (src === null ? " Not loaded yet." : "") : ` ${problem}`}`
}
