/* What `plain_net.py` does, in C; `net.py` says what a network is.

   Observations are mostly zeros: the first layer adds up only the rows of numbers that are not. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <string.h>

#define MOST_LAYERS 8
#define MOST_WIDE 512

typedef struct {
    PyObject_HEAD
    int layers;
    /* By layer, and behind the last one its outputs. */
    int sizes[MOST_LAYERS + 1];
    /* Of each layer: a row of numbers for each input, then one row more, the bias. */
    float *weights;
} Net;

/* to = bias + from * weights; `wide` numbers from `count`. Zeros are skipped. */
static void through(const float *weights, const float *from, int count, float *to, int wide) {
    memcpy(to, weights + (size_t)count * wide, wide * sizeof(float));
    for (int at = 0; at < count; at++) {
        float value = from[at];
        if (value == 0.0f) continue;
        const float *row = weights + (size_t)at * wide;
        for (int out = 0; out < wide; out++) to[out] += value * row[out];
    }
}

static void run_one(const Net *self, const float *from, float *told) {
    float here[MOST_WIDE], next[MOST_WIDE];
    const float *weights = self->weights;
    for (int layer = 0; layer < self->layers; layer++) {
        int count = self->sizes[layer], wide = self->sizes[layer + 1];
        float *to = layer + 1 == self->layers ? told : next;
        through(weights, from, count, to, wide);
        if (layer + 1 < self->layers) {
            for (int out = 0; out < wide; out++) here[out] = next[out] > 0.0f ? next[out] : 0.0f;
            from = here;
        }
        weights += (size_t)(count + 1) * wide;
    }
}

/* run(rows): the outputs for each row of inputs, one after another. */
static PyObject *net_run(Net *self, PyObject *rows) {
    Py_buffer given;
    if (PyObject_GetBuffer(rows, &given, PyBUF_C_CONTIGUOUS)) return NULL;
    Py_ssize_t row = self->sizes[0] * (Py_ssize_t)sizeof(float);
    int wide = self->sizes[self->layers];
    PyObject *told = NULL;
    if (given.len % row) {
        PyErr_Format(PyExc_ValueError, "%zd bytes are no rows of %d floats", given.len, self->sizes[0]);
    } else {
        Py_ssize_t count = given.len / row;
        told = PyList_New(count * wide);
        float out[MOST_WIDE];
        for (Py_ssize_t at = 0; told && at < count; at++) {
            run_one(self, (const float *)((const char *)given.buf + at * row), out);
            for (int one = 0; told && one < wide; one++) {
                PyObject *number = PyFloat_FromDouble(out[one]);
                if (!number) Py_CLEAR(told);
                else PyList_SET_ITEM(told, at * wide + one, number);
            }
        }
    }
    PyBuffer_Release(&given);
    return told;
}

static void net_dealloc(Net *self) {
    PyMem_Free(self->weights);
    PyTypeObject *type = Py_TYPE(self);
    type->tp_free((PyObject *)self);
    Py_DECREF(type);
}

static int take_sizes(Net *self, PyObject *sizes, Py_ssize_t floats) {
    Py_ssize_t count = PyTuple_GET_SIZE(sizes), needed = 0;
    if (count < 2 || count > MOST_LAYERS + 1) goto wrong;
    self->layers = (int)count - 1;
    for (Py_ssize_t at = 0; at < count; at++) {
        long size = PyLong_AsLong(PyTuple_GET_ITEM(sizes, at));
        if (size == -1 && PyErr_Occurred()) return -1;
        if (size < 1 || size > (at ? MOST_WIDE : 1 << 20)) goto wrong;
        self->sizes[at] = (int)size;
        if (at) needed += (Py_ssize_t)(self->sizes[at - 1] + 1) * size;
    }
    if (needed == floats) return 0;
wrong:
    PyErr_Format(PyExc_ValueError, "%zd weights do not fit the sizes of the network", floats);
    return -1;
}

static PyObject *net_new(PyTypeObject *type, PyObject *args, PyObject *keywords) {
    PyObject *sizes;
    Py_buffer weights;
    static char *names[] = {"sizes", "weights", NULL};
    if (!PyArg_ParseTupleAndKeywords(args, keywords, "O!y*", names, &PyTuple_Type, &sizes, &weights)) return NULL;
    Net *self = (Net *)type->tp_alloc(type, 0);
    if (self && take_sizes(self, sizes, weights.len / (Py_ssize_t)sizeof(float))) Py_CLEAR(self);
    if (self) {
        self->weights = PyMem_Malloc(weights.len);
        if (self->weights) memcpy(self->weights, weights.buf, weights.len);
        else {
            PyErr_NoMemory();
            Py_CLEAR(self);
        }
    }
    PyBuffer_Release(&weights);
    return (PyObject *)self;
}

static PyMethodDef net_methods[] = {{"run", (PyCFunction)net_run, METH_O, NULL}, {NULL, NULL, 0, NULL}};

static PyType_Slot net_slots[] = {
    {Py_tp_new, net_new},
    {Py_tp_dealloc, net_dealloc},
    {Py_tp_methods, net_methods},
    {0, NULL},
};

static PyType_Spec net_spec = {"backroom.minds._net.Net", sizeof(Net), 0, Py_TPFLAGS_DEFAULT, net_slots};

static int fill(PyObject *module) {
    PyObject *type = PyType_FromSpec(&net_spec);
    if (!type) return -1;
    int failed = PyModule_AddObjectRef(module, "Net", type);
    Py_DECREF(type);
    return failed;
}

static PyModuleDef_Slot slots[] = {{Py_mod_exec, fill}, {0, NULL}};

static struct PyModuleDef definition = {
    PyModuleDef_HEAD_INIT, "backroom.minds._net", NULL, 0, NULL, slots, NULL, NULL, NULL,
};

PyMODINIT_FUNC PyInit__net(void) { return PyModuleDef_Init(&definition); }
