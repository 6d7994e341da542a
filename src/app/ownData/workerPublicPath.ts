// The chunks of a worker are those beside its own, wherever the console is served.
__webpack_public_path__ = new URL('..', self.location.href).pathname;
