/** Whatever the settings say: the most that mails and ended jobs are kept. */
export const mostDaysKept = 730;
