/** Guid of the visitor in these tests. */
export const GUID = "0b9f4a52-7f6e-4b1a-9a53-0c8f8f3f2d11"
