/** A sign-up of this browser succeeded (SIGN-29, CONST-07, GAP-44). */
export const HAS_ENROLLED_COOKIE = "HasEnrolled"
export const HAS_ENROLLED_DAYS = 3650

/** The email sign-up modal was shown (SIGN-34, GAP-25). Kept for as long as a cookie that says nothing else. */
export const EMAIL_MODAL_COOKIE = "EmailSignupModalShown"
