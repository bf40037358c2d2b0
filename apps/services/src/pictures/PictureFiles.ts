/**
 * Store of the shop's photographs and documents, which never change: a key is derived from the content. Every process of a shop uses the same store.
 *
 * Implementations: `createFolderFiles`, `createMemoryFiles`. `testing/describePictureFiles.ts` has their contract.
 */
export interface PictureFiles {
  /** Whether all files of a key are stored. */
  readonly has: (key: string) => Promise<boolean>
  /** Stores the files of a key, all or none. Keeps the stored ones if the key is known. */
  readonly save: (key: string, files: ReadonlyMap<string, Uint8Array>) => Promise<void>
  /** Reads a file; undefined for an unknown key or name. */
  readonly read: (key: string, name: string) => Promise<Uint8Array<ArrayBuffer> | undefined>
}
