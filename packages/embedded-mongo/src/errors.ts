/**
 * The server's own error numbers, as far as this store can raise them
 * (src/mongo/base/error_codes.yml).
 */
const codes = {
  InternalError: 1,
  BadValue: 2,
  FailedToParse: 9,
  TypeMismatch: 14,
  Overflow: 15,
  IllegalOperation: 20,
  InvalidBSON: 22,
  NamespaceNotFound: 26,
  IndexNotFound: 27,
  PathNotViable: 28,
  FileStreamFailed: 39,
  ConflictingUpdateOperators: 40,
  CursorNotFound: 43,
  MaxTimeMSExpired: 50,
  DollarPrefixedFieldName: 52,
  InvalidIdField: 53,
  NotSingleValueField: 54,
  CommandNotFound: 59,
  ImmutableField: 66,
  CannotCreateIndex: 67,
  InvalidOptions: 72,
  InvalidNamespace: 73,
  IndexOptionsConflict: 85,
  IndexKeySpecsConflict: 86,
  InvalidPipelineOperator: 168,
  CannotIndexParallelArrays: 171,
  QueryExceededMemoryLimitNoDiskUseAllowed: 292,
  BSONObjectTooLarge: 10334,
  DuplicateKey: 11000,
  OutOfDiskSpace: 14031,
  /** A limit of nothing in a pipeline. */
  Location15958: 15958,
  /** Inclusion in an exclusion projection. */
  Location31253: 31253,
  /** Exclusion in an inclusion projection. */
  Location31254: 31254,
  /** Unrecognized pipeline stage. */
  Location40324: 40324,
  /** Unknown field of a command. */
  Location40415: 40415,
  /** Invalid regular expression. */
  Location51091: 51091,
} as const;

/** A refusal with the code that MongoDB would give; the driver shows it as a `MongoServerError`. */
export class ServerError extends Error {
  readonly code: number;
  readonly codeName: keyof typeof codes;
  /** Further fields of the error document, such as `keyPattern` of a duplicate key. */
  readonly details: Record<string, unknown>;

  constructor(codeName: keyof typeof codes, message: string, details: Record<string, unknown> = {}) {
    super(message);
    this.name = 'ServerError';
    this.code = codes[codeName];
    this.codeName = codeName;
    this.details = details;
  }
}

/** The reply to a command that failed as a whole. */
export const failureReply = (error: unknown) => {
  if (!(error instanceof ServerError)) {
    const codeName = codeNameOf(error);
    const errmsg = error instanceof Error ? error.message : 'unknown error';
    return { ok: 0, errmsg, code: codes[codeName], codeName };
  }
  const { message, code, codeName, details } = error;
  return { ok: 0, errmsg: message, code, codeName, ...details };
};

/** What the server calls an error of SQLite (sqlite.org/rescode.html) or of the file system. */
function codeNameOf(error: unknown): keyof typeof codes {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'SQLITE_FULL' || code === 'ENOSPC') return 'OutOfDiskSpace';
  return code.startsWith('SQLITE_IOERR') || code === 'EIO' ? 'FileStreamFailed' : 'InternalError';
}

/** One entry of `writeErrors`: a statement of a batch that was refused. */
export const writeError = (index: number, error: ServerError) => ({
  index,
  code: error.code,
  errmsg: error.message,
  ...error.details,
});
