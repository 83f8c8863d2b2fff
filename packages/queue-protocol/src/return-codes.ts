// One constant each, so that a bundle contains only those in use (QUE-143).

export const SUCCESS = 200
export const CONTINUE = 201
export const CONTINUE_DEBUG = 202

export const BYPASS = 300
export const BLOCK = 301
export const IP_BLOCK = 302
export const EXPRESS = 303

export const NO_SERVICE = 500
export const NO_ACTION = 501
export const ALREADY_COMPLETED = 502
export const KEY_OF_ANOTHER_SERVER = 503
export const ISSUED_TOO_OFTEN = 504
export const NO_SUCH_KEY = 505
export const BAD_ID = 506
export const BAD_KEY = 507
export const BAD_ID_TEXT = 508
export const DUPLICATE_ID = 509
export const ACTION_NOT_DELETED = 510
export const SERVICE_EXISTS = 511
export const ACTION_EXISTS = 512
export const OVER_LICENCE = 513
export const OVER_SIZE = 514
export const NO_USER_ACTION = 515
export const KEY_TOO_LARGE = 516
export const WRONG_IP = 517

export const NOT_AUTHENTICATED = 900
export const NOT_FOUND = 901
export const UNINITIALIZED = 902
export const BAD_CODE = 903
export const BAD_PARAMETER = 904
export const BAD_DATA = 905
export const UNKNOWN_TYPE = 906
export const ALREADY_RUNNING = 907
export const UNAVAILABLE = 908
export const NOT_EXECUTED = 909

export const SOCKET_ERROR = 920
export const SEND_ERROR = 921
export const RECEIVE_ERROR = 922
export const LOCAL_IP_ERROR = 925
export const CONNECTION_TIMEOUT = 926
export const NOT_CONNECTED = 927
export const BAD_DATA_RECEIVED = 928

export const INPUT_OUTPUT_ERROR = 991
export const RUNNING_ALREADY = 992
export const NO_PERMISSION = 993
export const EXPIRED = 994
export const OVER_COUNT = 995
export const NOT_SECURE = 996
export const STOPPING = 997
export const NOT_SUPPORTED = 998
export const SYSTEM_ERROR = 999
